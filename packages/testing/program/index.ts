export { openServer, type TestServer } from './built-server.ts';
export { diskFolder } from './disk-folder.ts';
export { freePort } from './free-port.ts';
export { inTempFolder } from './in-temp-folder.ts';
export { codeSentTo } from './outbox.ts';
export { asBuilt, askProgram, type Program, startProgram, startServer, stopProgram } from './program.ts';
