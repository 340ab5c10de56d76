import { deleteImage, replaceAvatar } from '@snug/rules';
import { accountWithId } from '../database/accounts.ts';
import { findImage, imagesOf, markDeleted } from '../database/images.ts';
import { registeredTeamById } from '../database/teams.ts';
import { keepPicture } from '../media/keep-picture.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { sweepSome } from '../media/sweep.ts';
/** Stores an account's new avatar in place of the one before. */
export async function replaceAvatarOf(context, account_id, file) {
    const place = { kind: 'player', owner: account_id };
    const upload = { ...place, account_id, player_id: null, teamid: null, purpose: 'avatar', file };
    await keepPicture(context, upload, async (trx, row) => applyImageChange(trx, place, replaceAvatar(await storedImages(trx, place), storedImage(row)), row.created_at));
    await sweepSome(context);
}
/** Deletes a picture with its file. Deleting it again changes nothing. */
export async function deletePicture(context, place, image_code, mayDelete) {
    const file = await context.store.write(async (trx) => {
        const row = await findImage(trx, place, image_code);
        const change = deleteImage(row && storedImage(row), mayDelete, await shownOf(trx, place));
        await applyImageChange(trx, place, change, context.clock.now());
        return row?.file ?? '';
    });
    // The call fails while the file cannot be deleted, so that it is made again.
    if (file !== '')
        await context.media.delete(file);
    await sweepSome(context);
}
/** The pictures of a place, as the rules read them. */
export async function storedImages(trx, place) {
    return (await imagesOf(trx, place)).map(storedImage);
}
function storedImage(row) {
    return { ...row, url: pictureUrl(row.file), isDeleted: row.deleted_at !== null };
}
/** The address of the avatar of an account or the picture of a registered team; '' where there is none. */
async function shownOf(trx, { kind, owner }) {
    if (kind === 'game')
        return '';
    if (kind === 'team')
        return (await registeredTeamById(trx, owner)).team_image;
    const [account] = await accountWithId(trx, { account_id: owner });
    return account?.profile_img ?? '';
}
/** Makes the change of a rule. A team's picture also changes in its games, since the file of the old one is deleted. */
export async function applyImageChange(trx, { kind, owner }, { deleted, shown }, now) {
    await markDeleted(trx, deleted, now);
    if (shown === undefined)
        return;
    if (kind === 'player') {
        await trx.updateTable('accounts').set({ profile_img: shown }).where('account_id', '=', owner).execute();
    }
    if (kind === 'team') {
        const set = { team_image: shown };
        const { kt_team_id } = await trx
            .updateTable('teams')
            .set(set)
            .where('teamid', '=', owner)
            .returning('kt_team_id')
            .executeTakeFirstOrThrow();
        await trx.updateTable('game_teams').set(set).where('kt_team_id', '=', String(kt_team_id)).execute();
    }
}
