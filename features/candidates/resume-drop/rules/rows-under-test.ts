import type { DropRow, RowField } from '../contract/row.ts'

/** A field as it was read; nothing by default. */
export const aField = (given: Partial<RowField> = {}): RowField => ({
  value: '',
  options: [],
  why: null,
  written: null,
  ...given,
})

/** A row that was read without doubt. */
export function aRow(given: Partial<DropRow> = {}): DropRow {
  return {
    dropFileId: 'f1',
    name: '江雪见.pdf',
    bytes: 1_000,
    kind: 'text',
    state: 'read',
    fault: null,
    isKept: true,
    isLeft: false,
    revision: 1,
    fields: {
      name: aField({ value: '江雪见' }),
      phone: aField({ value: '138 0000 0072' }),
      email: aField({ value: 'jxj@mail.example' }),
      years: aField({ value: '4' }),
      employer: aField({ value: '桥安结算' }),
    },
    nameFromFile: null,
    same: [],
    isNotSame: false,
    newerFile: null,
    addFault: null,
    candidateId: null,
    ...given,
  }
}
