export const noTotals = () => ({ lost: 0, doubled: 0, disordered: 0, leaked: 0 });
