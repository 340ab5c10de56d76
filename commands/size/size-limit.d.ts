// The plugins of size-limit come without types.
declare module '@size-limit/esbuild' {
  const plugins: ((...given: never[]) => unknown)[];
  export default plugins;
}
declare module '@size-limit/file' {
  const plugins: ((...given: never[]) => unknown)[];
  export default plugins;
}
