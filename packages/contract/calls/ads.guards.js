export const countAd = { status: 0 };
export const listAds = ['array', { ad_id: 0, link: 0, image: 0, text: 0 }];
