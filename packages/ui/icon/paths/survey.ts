export const survey = 'M4 20.5V14h5.3M9.3 20.5V4h5.4v16.5M14.7 9.5H20v11M3 20.5h18';
