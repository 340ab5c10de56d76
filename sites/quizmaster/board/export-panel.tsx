import { type HostGame, hostGamePack, hostGradeChanges } from '@snug/contract';
import { Banner, Button, saveFile, useWords } from '@snug/ui';
import { csvFile } from '../csv-file.ts';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import * as css from './board.css.ts';
import { exportJson, exportName, exportTables } from './export-tables.ts';
import { boardWords } from './words.ts';

/** Saves the evening as files: tables for a spreadsheet, everything for programs, and the pack with what was learned. */
export function ExportPanel({ game }: { game: HostGame }) {
  const words = useWords(boardWords);
  const { call } = useHostClient();
  const { busy, failure, run } = useCommand();
  const params = { id: game.gameid };
  const load = async () => (await call(hostGradeChanges, { params })).changes;

  const saveCsv = (nth: number) => async () => {
    const table = exportTables(game, await load(), words)[nth];
    if (table) saveFile(exportName(game, table.name, 'csv'), 'text/csv', csvFile(table.rows));
  };
  const saveXlsx = async () => {
    const { xlsxFile } = await import('./xlsx-file.ts');
    const file = await xlsxFile(exportTables(game, await load(), words));
    saveFile(exportName(game, '', 'xlsx'), file.type, file);
  };
  const saveJson = async () => {
    saveFile(exportName(game, '', 'json'), 'application/json', exportJson(game, await load()));
  };
  const savePack = async () => {
    const pack = await call(hostGamePack, { params });
    saveFile(exportName({ ...game, title: pack.title }, words.filePack, 'json'), 'application/json', pack.json);
  };
  const buttons: readonly (readonly [label: string, save: () => Promise<void>])[] = [
    [words.saveXlsx, saveXlsx],
    [words.saveScores, saveCsv(0)],
    [words.saveAnswers, saveCsv(1)],
    [words.saveTrail, saveCsv(2)],
    [words.saveJson, saveJson],
    [words.savePack, savePack],
  ];
  return (
    <section className={css.card} aria-labelledby="export">
      <h2 id="export" className={css.cardHead}>
        {words.exportTitle}
      </h2>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className={css.buttons}>
        {buttons.map(([label, save]) => (
          <Button key={label} busy={busy} onClick={() => run(save)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
