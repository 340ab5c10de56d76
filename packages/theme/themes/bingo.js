/** Music bingo: violet dark, neon pink and cyan tubes, round figures. Night only. */
export const bingo = {
    name: 'Bingo',
    only: 'night',
    both: {
        'font-display': 'Righteous, "Century Gothic", Futura, "Avenir Next", sans-serif',
        radius: '22px',
        line: '2px',
    },
    night: {
        ground: '#12082b',
        surface: '#1d1040',
        ink: '#f7f0ff',
        brand: '#ff6fcf',
        danger: '#ff8a80',
        good: '#7df0b2',
        info: '#6fe3ff',
        mat: '#6fe3ff',
        rail: '#6fe3ff',
    },
};
