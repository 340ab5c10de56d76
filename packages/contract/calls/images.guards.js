export const deleteImage = [
    'array',
    { url: 0, orientation: ['enum', ['portrait', 'landscape']], image_code: 0, deletable: 1 },
];
export const listImages = [
    'array',
    { url: 0, orientation: ['enum', ['portrait', 'landscape']], image_code: 0, deletable: 1 },
];
export const uploadImage = [
    'array',
    { url: 0, orientation: ['enum', ['portrait', 'landscape']], image_code: 0, deletable: 1 },
];
