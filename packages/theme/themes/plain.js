/** For a page with a look of its own: white, one colour, the device's own face. Change `brand` to adapt it. */
export const plain = {
    name: 'Plain',
    both: { 'font-display': 'var(--snug-font)', radius: '8px' },
    day: { ground: '#ffffff', surface: '#ffffff', raised: '#f4f5f7', ink: '#16181d', brand: '#1d4ed8' },
    night: { ground: '#111317', surface: '#191c22', ink: '#eceef2', brand: '#9dbcff' },
};
