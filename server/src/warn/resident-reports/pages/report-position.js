// The button of the report page that adds the phone's position, rounded, to the form. The page works without it.
const form = document.getElementById('report-form');
const box = document.getElementById('position');
const button = box?.querySelector('button');
const status = box?.querySelector('[role=status]');

if (form && box && button && status && navigator.geolocation) {
  box.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    status.textContent = '';
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // Three decimals are about 100 m: enough for a cloud, too little for a door.
        form.elements.lat.value = coords.latitude.toFixed(3);
        form.elements.lng.value = coords.longitude.toFixed(3);
        form.elements.place.value = '';
        button.disabled = false;
        status.textContent = status.dataset.taken;
      },
      () => {
        button.disabled = false;
        status.textContent = status.dataset.refused;
      },
      { timeout: 15_000, maximumAge: 60_000 },
    );
  });
  // A place that is typed afterwards replaces the position.
  form.elements.place.addEventListener('input', () => {
    form.elements.lat.value = '';
    form.elements.lng.value = '';
    status.textContent = '';
  });
}
