/** Where a panel slides in from, as `x y`. Read from its animation's first frame, since tests run without motion. */
export function slidesFrom(panel: Element): string | undefined {
  const { animationName } = getComputedStyle(panel);
  const frames = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .find((rule) => rule.name === animationName);
  return (frames?.findRule('from') ?? frames?.findRule('0%'))?.style.translate;
}
