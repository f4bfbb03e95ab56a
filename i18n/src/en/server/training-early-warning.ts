export const texts = {
  title: 'Early Warning Systems',
  sections: [
    {
      heading: 'Minutes decide',
      paragraphs: [
        'A cloud in a wind of 2 metres per second covers a kilometre in about eight minutes. In that time a person must notice the leak, judge it and approve the warning. People must get it, grasp it and close their windows. A warning system is all of these steps, and it is as slow as the slowest.',
        "So prepare what you can in advance: the text, the zones, the contact lists, the person who decides at night and that person's deputy.",
      ],
    },
    {
      heading: 'A good warning',
      paragraphs: [
        'It says five things: who speaks, what the danger is, where, what to do, and until when. It is short and in the language of the people. It starts with what to do: "Go indoors now. Close doors and windows." It never says only "stay calm".',
        'Send it by more than one channel: siren, telephone, message, loudspeaker, temple or mosque, neighbours. Each channel fails for someone. A second person reads each warning before it goes out. A practice warning must look like practice in every line.',
      ],
    },
    {
      heading: 'Keep the system working',
      paragraphs: [
        'Test detectors with real gas. Test switches by really raising them. Test sirens aloud, at a known hour. More than one disaster began with a gauge that stuck and a switch that nobody had tested.',
        'Say when it is over, and how to air the house. Say openly what you do not know yet: people who were warned late or wrongly will not believe the next warning. After each drill, write down how many minutes every step took, and improve the slowest.',
      ],
    },
  ],
  videos: [
    {
      title: 'Minutes to act',
      captions: [
        'The leak begins. The wind carries the cloud away.',
        'Each line marks when it reaches 500 m, 1 km and 2 km.',
        'Each minute lost before the warning is a minute less for these people.',
      ],
    },
    {
      title: 'The dose adds up',
      captions: [
        'Outdoors, each breath adds to the dose.',
        'If you go in early, you take in far less.',
        'Late shelter helps less: the dose outdoors is already taken.',
      ],
    },
    {
      title: 'When to open the windows',
      captions: [
        'During the cloud: windows closed, fans off.',
        'Later the air outside is clean again, but some gas is left inside.',
        'At the all-clear open everything: the dose stops growing.',
      ],
    },
  ],
  cases: [
    {
      title: 'Seveso, Italy, 1976',
      text: 'A reactor had been left hot over the weekend at a plant near Seveso. The reaction ran away. The relief device did what it was built to do: it blew the contents into the air. They held dioxin, a poison that lasts. It polluted about 1,800 hectares. Nobody died right away, but people fell ill with sores of the skin (chloracne). They got too little news, and too late, about what had come down on them. Lessons: What a relief valve lets out must be cleaned. A reactor needs a safe state when nobody is there. People need early, honest news. Europe named its accident law after the town.',
    },
    {
      title: 'Buncefield, England, 2005',
      text: 'Early on a Sunday a tank was being filled with petrol. The gauge had stuck. A second switch should have stopped the filling, but it did not work as it was fitted. From 5:37 the petrol ran over, a cloud crept through the still winter air, and at 6:01 it exploded. More than 20 tanks burnt and 43 people were hurt. On a working day it would have been many more. Lessons: Test the last safeguard as it is really fitted. Have detectors that see what the gauge does not.',
    },
    {
      title: 'Lac-Mégantic, Canada, 2013',
      text: 'A train of crude oil had been left alone on a slope with too few hand brakes set. When the air brakes lost their hold, it rolled away. At about 1:15 at night it came into the town at 65 miles per hour. There 63 tank cars left the rails; some 6 million litres of oil spilled, and much of it burnt. 47 people died and 40 buildings were destroyed. Nobody had time to warn anybody. Lessons: Where there is no time to warn, only prevention helps. Set enough hand brakes, and do not count on the air brakes. Rescuers must learn within minutes what a train carries.',
    },
    {
      title: 'Sachin, Surat, Gujarat, 2022',
      text: 'Before dawn a tanker secretly let waste run into a drain of the Sachin industrial estate. In the drain it made a toxic gas. Workers were sleeping beside it. Six died and 23 were taken to hospital. There was no detector and no alarm. No plan covered this danger. Lessons: Track waste tankers, on paper and on the map. Patrol drains at night. Let nobody sleep beside a process area. Put detectors also where there are people but no tanks.',
    },
  ],
  questions: [
    {
      question: 'How long does a cloud take for one kilometre in a wind of 2 metres per second?',
      options: ['About 8 minutes', 'About 30 minutes', 'About an hour'],
      why: '1,000 m divided by 2 m/s is 500 s, a little more than 8 minutes.',
    },
    {
      question: 'What should come first in a warning?',
      options: ['The name of the chemical', 'A call to stay calm', 'What to do'],
      why: 'People act on the first line; the rest explains it.',
    },
    {
      question: 'Why is one channel never enough?',
      options: ['It costs more', 'Each channel fails to reach someone', 'The law forbids it'],
      why: 'A siren is not heard everywhere, a telephone may be off, a network may be full.',
    },
    {
      question: 'Why should a second person read the warning?',
      options: ['To find mistakes before it goes out', 'To make it longer', 'To replace the drill'],
      why: 'After a false warning, people do not trust the next one.',
    },
    {
      question: 'How is a high-level switch tested?',
      options: ['By looking at the papers', 'By asking the maker', 'By really raising it, as installed'],
      why: 'At Buncefield the switch was there, but it did not work as it was fitted.',
    },
    {
      question: 'What must follow when the danger is over?',
      options: ['Nothing', 'An all-clear that says how to air the house', 'A longer siren'],
      why: 'Indoors the remaining gas goes on harming until the windows are open.',
    },
    {
      question: 'What helps where there is no time to warn?',
      options: ['Prevention', 'A louder siren', 'A longer message'],
      why: 'At Lac-Mégantic enough hand brakes would have held the train.',
    },
    {
      question: 'What do you write down after a drill?',
      options: ['Only who took part', 'How many minutes each step took', 'Nothing, if it went well'],
      why: 'The slowest step is the one to improve.',
    },
  ],
} as const;
