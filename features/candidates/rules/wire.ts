import type { CompanyLabel } from '../contract.ts'
import type { Label } from '../rules.ts'

export function readLabel({ labelId, labelName }: CompanyLabel): Label {
  return { id: labelId, name: labelName }
}

export function readLabels(labels: readonly CompanyLabel[]): Label[] {
  return labels.map(readLabel)
}

export function writeLabel({ id, name }: Label): CompanyLabel {
  return { labelId: id, labelName: name }
}

/** A label that is there, as the input of a call. */
export function writeHeld({ id }: Pick<Label, 'id'>) {
  return { labelId: id }
}

/** The label to give, as the input of its call: by its id, or a new one by its name. */
export function writeWanted(wanted: Pick<Label, 'id'> | Pick<Label, 'name'>) {
  return 'id' in wanted ? writeHeld(wanted) : { labelName: wanted.name }
}
