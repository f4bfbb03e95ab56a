export const texts = {
  status: {
    title: 'Standard',
    text: 'HazardGuard partly meets the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: the parts below do not. India’s guidelines for government websites, GIGW 3.0, ask for WCAG 2.1 AA, which WCAG 2.2 contains.',
  },
  works: {
    title: 'What you can use',
    keyboard: 'Every control can be reached and used by keyboard. Press ? for the list of shortcuts.',
    maps: 'Every map has the same facts in words or in a table beside it.',
    themes: 'Themes: light, dusk, dark, night and high contrast. Text has a contrast of at least 4.5 to 1 in each.',
    zones: 'Zones differ by line, label and brightness, not by colour alone, on the screen and in a grey print.',
    motion: 'No animation if your device asks for less motion.',
    aloud: 'Warnings and checklists can be read aloud where the device has a voice for the language.',
    words: 'Texts for residents need no more than six years of school, in each language.',
  },
  gaps: {
    title: 'What does not work yet',
    map: {
      what: 'The picture of a map cannot be read by a screen reader.',
      instead: 'Use the tables and sentences beside it.',
    },
    drawing: {
      what: 'A free shape on the map can be drawn only with a pointer.',
      instead: 'Type a centre and a radius, or load the shape from a file.',
    },
    pdf: {
      what: 'PDF reports have no tags, so a screen reader does not know their tables and headings.',
      instead: 'The same facts are on the screen and in the CSV files.',
    },
    foreign: {
      what: 'Pages of other providers, which an operator can show instead of our own, are not checked.',
      instead: 'Press the button on that page to open our own.',
    },
    voice: {
      what: 'A device without a voice for a language cannot read that language aloud.',
      instead: 'Install the voice in the settings of the device.',
    },
  },
  checked: {
    title: 'How it is checked',
    text: 'We assess it ourselves. Before each release an automatic check (axe-core) opens every screen and must find nothing, and a walk with the Tab key checks that each stop has a name and can be seen. The way from a leak to an approved warning is gone through with a program that reads the page as a screen reader does, and what it reads is compared with a record. No outside body has audited it, and people with disabilities have not tested it yet.',
  },
  contact: {
    title: 'Something does not work for you?',
    text: 'Write to us. Name the page and what you use, such as a screen reader.',
    link: 'Report a barrier',
    none: 'Contact the people who run this installation: they have not yet given an address here.',
    danger: 'In danger? Call 112 now.',
  },
  date: 'This statement was written on {{date}}.',
} as const;
