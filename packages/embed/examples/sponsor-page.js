// The brewery's own hotkey. Typing an answer must not trigger it.
document.addEventListener('keydown', (event) => {
  if (event.target instanceof HTMLInputElement || event.key !== 'n') return;
  event.preventDefault();
  document.getElementById('mail').focus();
});
