import { details, Refusal } from '@snug/rules';
import { accountOf } from '../accounts/actor.ts';
import { networkOf } from '../foundation/network-of.ts';
/** Our clients make random client ids of at least 96 bits. */
const clientIdForm = /^[\w-]{16,128}$/;
/** Reads the client id and the bearer. Refuses with 401 only for an invalid bearer (H23). */
export async function actorOf(context, given) {
    const { clientId, authorization, address, takesLink } = given;
    if (clientId !== undefined && !clientIdForm.test(clientId))
        throw new Refusal(400, details.clientIdMissing);
    const token = authorization === undefined ? undefined : (/^Bearer (\S{1,4096})$/i.exec(authorization)?.[1] ?? '');
    const link = takesLink && token !== undefined ? await context.tokens.link(token) : undefined;
    const bearer = token === undefined || link ? undefined : await context.tokens.bearer(token);
    if (token !== undefined && !link && !bearer)
        throw new Refusal(401, details.invalidLogin);
    return {
        clientId,
        client_hash: clientId && context.keys.clientHash(clientId),
        bearer,
        link,
        address: networkOf(address),
    };
}
/** The actor as commands identify them. */
export function identityOf(actor) {
    return { client_hash: actor.client_hash, account_id: accountOf(actor)?.account_id };
}
