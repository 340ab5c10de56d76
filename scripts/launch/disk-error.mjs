// Explains in one sentence what to do about a folder that cannot be written.

const sentences = {
  EROFS: (path) => `${path} is on a disk that can only be read: run this in a copy of the project that can be written.`,
  EACCES: forbidden,
  EPERM: forbidden,
  ENOSPC: (path) => `The disk of ${path} is full: make room there and run this again.`,
  EDQUOT: (path) => `This user has no room left on the disk of ${path}: make room there and run this again.`,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
};

function forbidden(path) {
  return `This user may not write ${path}: change its owner, or run this in a copy of the project of your own.`;
}

function inTheWay(path) {
  return `A file is in the way of ${path}: move it elsewhere and run this again.`;
}

/** The sentence for a file system error that the user can fix; undefined for any other. */
export function diskErrorMessage(error) {
  const { code, path = 'this project', syscall = '' } = error ?? {};
  // Ports and programs cause the same codes, and so does a file that must not exist yet.
  const isOfFiles = !/^(spawn|listen|bind|connect)/.test(syscall) && (code !== 'EEXIST' || syscall === 'mkdir');
  return isOfFiles && Object.hasOwn(sentences, code) ? sentences[code](path) : undefined;
}

/** The same for the output of a tool that failed, in the wording of Node's own errors. */
export function diskErrorIn(output) {
  const [, code, path] =
    /\b(EROFS|EACCES|EPERM|ENOSPC|EDQUOT): [^\n]*'([^'\n]+)'/.exec(output) ?? /\b(ENOSPC|EDQUOT): /.exec(output) ?? [];
  return diskErrorMessage({ code, path });
}
