/**
 * The first word of a made-up team name (LIMIT-10), between spaces. Each goes with each noun, and none says anything of
 * looks, origin or wits.
 */
export const adjectives = `
Agile Amiable Ancient Arctic Atomic Autumn Blissful Bold Bouncing Brave
Breezy Bright Bubbly Calm Candid Caped Celestial Charming Cheerful Clever
Clockwork Coastal Cosmic Cosy Courteous Curious Daring Dashing Dazzling Diligent
Distant Dreaming Eager Earnest Elegant Electric Epic Fabled Famous Fancy
Fearless Festive Floating Flying Forgetful Fortunate Friendly Galactic Gallant Generous
Gentle Gilded Gleaming Glorious Golden Graceful Grand Happy Hasty Heroic
Hidden Honest Hopeful Humble Humming Imaginary Ingenious Inquisitive Intrepid Jazzy
Jolly Jovial Joyful Jumping Keen Kind Legendary Limitless Lively Loyal
Lucky Lunar Magnetic Majestic Marvellous Merry Midnight Mighty Modest Musical
Mysterious Nimble Noble Nocturnal Northern Optimistic Orbital Patient Peaceful Playful
Plucky Poetic Polite Puzzled Quick Quiet Radiant Rambling Restless Roaming
Royal Serene Shining Sleepy Sneaky Solar Sparkling Spirited Splendid Stately
Stellar Sunny Swift Tidy Tireless Travelling Triumphant Twinkling Unlikely Upbeat
Valiant Velvet Vigilant Wandering Whimsical Whistling Wintry Witty Wondrous Zesty
`;
