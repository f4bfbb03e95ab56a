export const texts = {
  title: 'Risk matrix',
  hint: 'Likelihood and consequence, each in five ranks. The site decides which sums are tolerable. These limits are a working convention, not law.',
  table: 'Risk matrix: likelihood by row, consequence by column',
  corner: 'Likelihood ↓ Consequence →',
  regions: {
    acceptable: 'Acceptable',
    alarp: 'ALARP',
    intolerable: 'Intolerable',
  },
  likelihoods: {
    l1: {
      name: 'Remote',
      means: 'Less than once in a million years',
    },
    l2: {
      name: 'Unlikely',
      means: 'Once in ten thousand to a million years; known elsewhere',
    },
    l3: {
      name: 'Possible',
      means: 'Once in a hundred to ten thousand years; known in the industry',
    },
    l4: {
      name: 'Likely',
      means: 'Once in one to a hundred years; has happened at such sites',
    },
    l5: {
      name: 'Frequent',
      means: 'Once a year or more',
    },
  },
  consequences: {
    c1: {
      name: 'Minor',
      means: 'First aid; nothing leaves the plant',
    },
    c2: {
      name: 'Moderate',
      means: 'Injury with absence; brief effect at the fence',
    },
    c3: {
      name: 'Serious',
      means: 'Permanent injury; people outside warned',
    },
    c4: {
      name: 'Major',
      means: 'One death; injuries outside',
    },
    c5: {
      name: 'Catastrophic',
      means: 'Several deaths; deaths outside',
    },
  },
  likelihood: 'Likelihood',
  consequence: 'Consequence',
  alarpFrom: 'ALARP from a sum of',
  intolerableFrom: 'Intolerable from a sum of',
  mark: 'Risk {{number}}: {{title}}',
  item: 'Risk {{number}}',
  risk: 'Risk',
  note: 'Note',
  none: 'No risk added yet.',
  region: 'Region: {{region}}',
  add: 'Add risk',
  unreviewed: {
    mark: 'Template, to be reviewed',
    reviewed: 'Mark as reviewed',
    reviewedOf: 'Mark as reviewed: {{what}}',
  },
  withdrawn:
    'Bow-ties and HAZOP worksheets are no longer part of HazardGuard; the risk matrix serves instead. What was stored is a document of this site, which your administrator can download on the Operations screen.',
  sheet: {
    bar: 'Risk matrix as stored',
    never: 'Nothing is stored for this site yet.',
    saved: 'Version {{version}}, saved {{when}} by {{who}}.',
    dirty: 'Some changes are not saved.',
    nothing: 'There is nothing to save',
    save: 'Save risk matrix',
    discard: 'Discard changes',
    done: 'Risk matrix saved successfully!',
    failed: 'The risk matrix was not saved',
    incomplete: 'Some entries have no name yet. They are marked.',
  },
};
