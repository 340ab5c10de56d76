export const crown = 'M3.5 8l4.5 4L12 5.5 16 12l4.5-4L19 16.5H5zM5.5 20.5h13';
