/**
 * An origin is ours if its host is the requested host, whatever the scheme: a proxy in front may have terminated TLS. The
 * origin does not authenticate anybody, so DNS rebinding gains nothing.
 */
export function createOrigins(publicUrl, registered) {
    const known = new Set([...(publicUrl ? [publicUrl] : []), ...registered]);
    return {
        ours: (hostHeader) => publicUrl ?? (URL.canParse(`http://${hostHeader}`) ? new URL(`http://${hostHeader}`).origin : undefined),
        secure: publicUrl?.startsWith('https:') ?? false,
        allows(origin, hostHeader) {
            if (known.has(origin))
                return true;
            return URL.canParse(origin) && hostHeader !== undefined && new URL(origin).host === hostOf(origin, hostHeader);
        },
    };
}
/** The Host header without the default port of the origin's scheme. */
function hostOf(origin, hostHeader) {
    const text = `${new URL(origin).protocol}//${hostHeader}`;
    return URL.canParse(text) ? new URL(text).host : undefined;
}
