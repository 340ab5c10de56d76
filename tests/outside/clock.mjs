// The clock of a server whose test does not wait out its minutes: preloaded by house.ts, it goes ahead by what a message of
// the parent says. Only what the time of day says is moved: timers, and what the system counts for its lines, stay real.
const system = globalThis.Date;
let ahead = 0;

globalThis.Date = new Proxy(system, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [system.now() + ahead] : args, made),
  get: (target, key) => (key === 'now' ? () => system.now() + ahead : Reflect.get(target, key)),
});

process.on('message', (message) => {
  ahead += message.later;
  process.send({ later: ahead });
});
// The channel keeps no stopped server alive.
process.channel?.unref();
