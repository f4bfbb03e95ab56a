/** The landing page is a small program of its own; the application comes with the full navigation to /hazardguard. */
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

if (window.location.pathname === '/') {
  const { startLanding } = await import('./screens/landing/start-landing.tsx');
  await startLanding(root);
} else {
  const { startApp } = await import('./app/start-app.tsx');
  await startApp(root);
}
