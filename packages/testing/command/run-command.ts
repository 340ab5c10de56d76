import { execFile } from 'node:child_process';

export interface Outcome {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node, or another program, with these arguments, as a person runs a command. Resolves with how it ended. */
export function runCommand(
  args: readonly string[],
  { cwd, env, program = process.execPath }: { cwd?: string; env?: NodeJS.ProcessEnv; program?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}
