import { dump, version } from './dump.ts';
export async function stateNow(context) {
    return { text: await dump(context), version: await version(context) };
}
/** Whether nothing has changed. */
export async function isAs(context, state) {
    const now = await version(context);
    if (now === state.version)
        return true;
    // Something was written: a count of tries, or a change that should not be.
    state.version = now;
    return (await dump(context)) === state.text;
}
