/** The way in; whoever is in already does without it. */
export async function loadSignIn() {
  return (await import('../pages/sign-in/sign-in.tsx')).SignIn;
}
