// The plugins of size-limit come without types.
declare module '@size-limit/esbuild' {
  const plugins: ((...given: unknown[]) => unknown)[];
  export default plugins;
}
declare module '@size-limit/file' {
  const plugins: ((...given: unknown[]) => unknown)[];
  export default plugins;
}
