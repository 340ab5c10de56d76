export const chair = 'M7.5 3v18M7.5 13h9v8M7.5 6.5h2';
