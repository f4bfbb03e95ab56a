// A button in each alert of the Community page that reads it aloud, where the device has a voice for its language.
const cards = document.querySelectorAll('.alert[data-read]');

const findVoice = (language) => {
  const own = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  // A voice of the device also speaks without a network.
  return own.find(({ localService }) => localService) ?? own[0];
};

const addButton = (card) => {
  const language = card.querySelector('h3 [lang]').lang;
  const voice = findVoice(language);
  if (!voice || card.querySelector('.aloud')) return;
  const parts = [...card.querySelectorAll('.mark, .end, h3, .relation, .do, dl div')].map((part) => part.innerText);
  const button = document.createElement('button');
  let speaking = false;
  const show = (next) => {
    speaking = next;
    button.textContent = speaking ? card.dataset.stop : card.dataset.read;
  };
  button.type = 'button';
  button.className = 'aloud';
  show(false);
  button.addEventListener('click', () => {
    const start = !speaking;
    speechSynthesis.cancel();
    show(start);
    if (!start) return;
    // Some browsers cut off long texts: one part after the other.
    for (const [index, part] of parts.entries()) {
      const spoken = new SpeechSynthesisUtterance(part);
      spoken.voice = voice;
      spoken.lang = voice.lang;
      spoken.onerror = () => show(false);
      if (index === parts.length - 1) spoken.onend = () => show(false);
      speechSynthesis.speak(spoken);
    }
  });
  card.append(button);
};

if (cards.length > 0 && 'speechSynthesis' in window) {
  const addButtons = () => {
    for (const card of cards) addButton(card);
  };
  addButtons();
  // Browsers load the voices some time after the page.
  speechSynthesis.addEventListener?.('voiceschanged', addButtons);
  addEventListener('pagehide', () => speechSynthesis.cancel());
}
