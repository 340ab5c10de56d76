// The steps of a change, whose forms are two thirds of the profile: one script of their own.
export { CodeStep } from './code-step.tsx';
export { ProfileForm } from './profile-form.tsx';
