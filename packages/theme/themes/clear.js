/** High contrast: black and white, every text at 7:1 or more, thick edges. */
export const clear = {
    name: 'Clear',
    both: {
        'font-display': 'var(--snug-font)',
        'ink-soft': 'var(--snug-ink)',
        edge: 'var(--snug-ink)',
        hairline: 'var(--snug-ink)',
        line: '2px',
        radius: '6px',
    },
    night: {
        ground: '#000000',
        surface: '#000000',
        raised: '#000000',
        ink: '#ffffff',
        brand: '#ffd84d',
        danger: '#ff9d8a',
        good: '#8ff0a4',
        info: '#8fd3ff',
    },
    day: {
        ground: '#ffffff',
        surface: '#ffffff',
        raised: '#ffffff',
        ink: '#000000',
        brand: '#0b3d91',
        danger: '#8a1200',
        good: '#0b4d1e',
        info: '#0a3d66',
    },
};
