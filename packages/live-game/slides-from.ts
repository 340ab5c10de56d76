/** Where a panel comes from, as its animation begins: tests run without motion, so by the first frame, as `x y`. */
export function slidesFrom(panel: Element): string | undefined {
  const { animationName } = getComputedStyle(panel);
  const frames = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .find((rule) => rule.name === animationName);
  return (frames?.findRule('from') ?? frames?.findRule('0%'))?.style.translate;
}
