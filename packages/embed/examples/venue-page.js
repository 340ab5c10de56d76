// The pub's own hotkeys. Typing a game code must not trigger them.
const sections = ['ale', 'kitchen', 'quiz', 'find'];

document.addEventListener('keydown', (event) => {
  const own = event.target instanceof HTMLInputElement;
  if (own) return;
  const section = sections[Number(event.key) - 1];
  if (section) document.getElementById(section).scrollIntoView();
  if (event.key === '/') {
    event.preventDefault();
    document.getElementById('email').focus();
  }
});
