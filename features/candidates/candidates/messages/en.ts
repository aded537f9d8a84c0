import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    noLabel: 'Choose or type a label',
    tooManyNames: 'A company can have at most {most, number} labels; choose one of them',
    tooManyLabels: 'A candidate can have at most {most, number} labels',
  },
  education: {
    unlimited: 'Any education',
    juniorHigh: 'Junior high or below',
    highSchool: 'High school or technical',
    college: 'College',
    bachelor: 'Bachelor',
    master: 'Master',
    doctorate: 'Doctorate',
    mba: 'MBA',
  },
  male: 'Male',
  female: 'Female',
  editLabels: 'Edit labels',
  labelsOf: 'Edit labels: {name}',
  findLabel: 'Search, or type a new label',
  addLabel: 'Add “{name}”',
  noLabels: 'No labels yet. Type a new one above.',
  noSuchLabel: 'This label does not exist yet; you can add it.',
  labelsFailed: 'The labels could not be loaded.',
  labelAdded: 'Label “{name}” added',
  labelRemoved: 'Label “{name}” removed',
  done: 'Done',
  timeline: {
    applied: '<b>{who}</b> applied',
    imported:
      '{isNew, select, yes {The candidate was imported} other {Results were imported again}}{count, plural, =0 {} one {, with # AI interview} other {, with # AI interviews}}',
    added:
      '<b>{who}</b> added the candidate{way, select, hand { by hand} drop { from a resume} position { from another position} table { from a table} application { from an application} other {}}',
    labelled: '<b>{who}</b> set the label “{label}”',
    unlabelled: '<b>{who}</b> took the label “{label}” away',
  },
}
