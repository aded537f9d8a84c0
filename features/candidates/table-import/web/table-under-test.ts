import type { TableImport, WrongRow } from '../contract/table.ts'

const wrongRow: WrongRow = {
  rowId: 'r3',
  number: 3,
  revision: 0,
  name: '王蕾',
  faults: [
    {
      field: 'email',
      column: '邮箱',
      value: 'wang.lei#mail.example',
      fault: 'email',
      suggestion: 'wang.lei@mail.example',
    },
  ],
}

/** A table of two columns with one right row and one wrong row. */
export function aTable(changes: Partial<TableImport> = {}): TableImport {
  return {
    importId: 't1',
    revision: 3,
    name: '候选人.csv',
    rows: 2,
    state: 'open',
    by: '陈薇安',
    isOwn: true,
    expiresAt: 30 * 86_400_000,
    vendor: 'opencats',
    vendorHeaders: 9,
    encoding: 'gb18030',
    delimiter: ';',
    sheets: [],
    sheet: 0,
    headerRow: 1,
    head: [{ number: 1, cells: ['姓名', '邮箱'] }],
    columns: [
      { header: '姓名', meaning: 'name', by: 'name', filled: 100 },
      { header: '邮箱', meaning: 'email', by: 'name', filled: 50 },
    ],
    dateOrder: null,
    asksDateOrder: false,
    positionId: 'p1',
    positionName: '高级后端工程师',
    positions: [{ id: 'p1', name: '高级后端工程师' }],
    mayAddPositions: true,
    stageId: '',
    stages: [{ id: '1', name: '初筛' }],
    source: '',
    unknownPositions: [],
    unknownStages: [],
    samples: [
      { rowId: 'r2', number: 2, cells: ['陶思远', ''], fate: 'new', wrong: [] },
      { rowId: 'r3', number: 3, cells: ['王蕾', 'wang.lei#mail.example'], fate: 'wrong', wrong: [1] },
    ],
    wrong: [wrongRow],
    same: [],
    twins: [],
    failed: [],
    added: [],
    counts: { new: 1, join: 0, left: 0, wrong: 1, adding: 0, added: 0, failed: 0 },
    ...changes,
  }
}
