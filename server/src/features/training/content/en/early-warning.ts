import type { TopicText } from '../content-model.ts';

export const topic: TopicText = {
  title: 'Early Warning Systems',
  sections: [
    {
      heading: 'Minutes decide',
      paragraphs: [
        'A cloud in a wind of 2 metres per second covers a kilometre in about eight minutes. In that time somebody must notice the leak, somebody must judge it, somebody must approve the warning, and people must receive it, understand it and close their windows. A warning system is all of these steps together, and it is as slow as the slowest.',
        'So prepare what can be prepared: the text, the zones, the lists of names, the person who decides at night and the one who stands in.',
      ],
    },
    {
      heading: 'A good warning',
      paragraphs: [
        'It says five things: who speaks, what the danger is, where, what to do, and until when. It is short, in the language of the people, and leads with what to do: "Go indoors now. Close doors and windows." It never says only "stay calm".',
        'It goes by more than one way: siren, telephone, message, loudspeaker, temple or mosque, neighbours. One way always fails for someone. A second person reads each warning before it goes out, and a practice warning must look like practice in every line.',
      ],
    },
    {
      heading: 'Keeping it alive',
      paragraphs: [
        'Detectors must be tested with real gas, switches by really raising them, sirens aloud and at a known hour. A gauge that sticks and a switch that nobody tries were found behind more than one disaster.',
        'Say when it is over, and how to air the house. Tell people honestly what you do not know yet: those who were told late or told wrongly will not believe the next warning. After each drill, write down how many minutes every step took, and mend the slowest.',
      ],
    },
  ],
  videos: [
    {
      title: 'Minutes to act',
      captions: [
        'The leak begins. The cloud sets out with the wind.',
        'Each line marks when it reaches 500 m, 1 km and 2 km.',
        'Every minute lost before the warning is lost to those people.',
      ],
    },
    {
      title: 'The dose adds up',
      captions: [
        'Outdoors, each breath adds to the dose.',
        'Whoever goes in early takes in far less.',
        'Late shelter helps less: the dose outdoors is already taken.',
      ],
    },
    {
      title: 'When to open the windows',
      captions: [
        'During the cloud: windows closed, fans off.',
        'The cloud has passed, but some gas is left inside.',
        'At the all-clear open everything: the dose stops growing.',
      ],
    },
  ],
  cases: [
    {
      title: 'Seveso, Italy, 1976',
      text: 'A reactor had been left hot over the weekend at a plant near Seveso. The reaction ran away and the relief device did what it was built to do: it blew the contents into the air. They held dioxin. About 1,800 hectares were contaminated; nobody died at once, but people fell ill with chloracne. The people around learnt too little and too late what had fallen on them. Lessons: relief must lead to treatment, a reactor needs a safe state when nobody is there, and people need early, honest information. Europe named its accident law after the town.',
    },
    {
      title: 'Buncefield, England, 2005',
      text: 'Early on a Sunday a tank was being filled with petrol. The gauge had stuck, and the independent switch that should have stopped the filling did not work as it was installed. From 5:20 the petrol ran over, a cloud crept through the still winter air, and at 6:01 it exploded. More than 20 tanks burnt and 43 people were hurt; on a working day it would have been many more. Lessons: test the last safeguard as it is really installed, and have detectors that see what the gauge does not.',
    },
    {
      title: 'Lac-Mégantic, Canada, 2013',
      text: 'At about 1:15 at night a train of crude oil that had been left alone on a slope rolled away after its brakes lost their hold. It came into the town at 65 miles per hour; 63 tank cars left the rails and some 6 million litres burnt. 47 people died and 40 buildings were destroyed. Nobody had time to warn anybody. Lessons: where there is no time for a warning only prevention helps, so secure what stands unattended in two independent ways; and emergency services must learn within minutes what a train carries.',
    },
    {
      title: 'Sachin, Surat, Gujarat, 2022',
      text: 'Before dawn a tanker secretly let waste run into a drain of the Sachin industrial estate. In the drain it made poisonous gas, and workers were sleeping beside it. Six died and 23 were taken to hospital. There was no detector, no alarm, and no plan that knew of this danger. Lessons: follow waste tankers by paper and by position, patrol drains at night, let nobody sleep beside process areas, and put detectors also where no tank stands but people are.',
    },
  ],
  questions: [
    {
      question: 'How long does a cloud take for one kilometre in a wind of 2 metres per second?',
      options: ['About 8 minutes', 'About 30 minutes', 'About an hour'],
      why: '1,000 m divided by 2 m/s is 500 s, a little more than 8 minutes.',
    },
    {
      question: 'What should stand first in a warning?',
      options: ['The name of the chemical', 'A call to stay calm', 'What to do'],
      why: 'People act on the first line; the rest explains it.',
    },
    {
      question: 'Why is one way of sending never enough?',
      options: ['It costs more', 'Each way fails to reach someone', 'The law forbids it'],
      why: 'A siren is not heard everywhere, a telephone may be off, a network may be full.',
    },
    {
      question: 'What is the sense of a second person reading the warning?',
      options: ['Mistakes are found before it goes out', 'It makes it longer', 'It replaces the drill'],
      why: 'A false warning costs the belief in the next one.',
    },
    {
      question: 'How is a high-level switch tested?',
      options: ['By looking at the papers', 'By asking the maker', 'By really raising it, as installed'],
      why: 'At Buncefield the switch was there, and did not work as installed.',
    },
    {
      question: 'What must follow when the danger is over?',
      options: ['Nothing', 'An all-clear that says how to air the house', 'A longer siren'],
      why: 'Indoors the remaining gas goes on harming until the windows are open.',
    },
    {
      question: 'What helps where there is no time to warn?',
      options: ['Prevention', 'A louder siren', 'A longer message'],
      why: 'At Lac-Mégantic only a second, independent brake could have helped.',
    },
    {
      question: 'What is written down after a drill?',
      options: ['Only who took part', 'How many minutes each step took', 'Nothing, if it went well'],
      why: 'The slowest step is the one to mend.',
    },
  ],
};
