/** A bright taproom: white tiles, bottle green, amber in the glass; at night the tiles are bottle green. */
export const taproom = {
    name: 'Taproom',
    both: { radius: '8px' },
    day: {
        ground: '#eef0e6',
        surface: '#ffffff',
        ink: '#14251b',
        brand: '#12603a',
        mat: '#9a4a00',
        rail: '#b35900',
    },
    night: { ground: '#0c1710', surface: '#14231a', ink: '#eef3e6', brand: '#f0a63a', good: '#8fd6a0' },
};
