/** Fills in the path's params, percent-encoded. Throws when one is missing, because that is a bug, not bad input. */
export function pathOf(call, params = {}) {
    return call.path.replace(/\{(\w+)\}/g, (_, name) => {
        const value = params[name];
        if (value === undefined)
            throw new Error(`The call ${call.name} needs the param "${name}" for ${call.path}.`);
        return encodeURIComponent(value);
    });
}
