// The button of the Community page that gets the position from the phone, rounds it, and reloads the page with it.
const box = document.getElementById('position');
const form = document.getElementById('check-form');
const button = box?.querySelector('button');
const refused = box?.querySelector('[role=status]');

if (box && form && button && refused && navigator.geolocation) {
  box.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    refused.hidden = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const address = new URL(form.action);
        for (const field of form.querySelectorAll('input[type=hidden]')) address.searchParams.set(field.name, field.value);
        // Three decimals are about 100 m: enough for a zone, too little for a door.
        address.searchParams.set('lat', coords.latitude.toFixed(3));
        address.searchParams.set('lng', coords.longitude.toFixed(3));
        address.hash = 'result';
        button.disabled = false;
        location.assign(address);
      },
      () => {
        button.disabled = false;
        refused.hidden = false;
      },
      { timeout: 15_000, maximumAge: 60_000 },
    );
  });
}
