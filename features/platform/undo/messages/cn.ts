export const messages = {
  refusal: {
    undoneAlready: '{name}已经撤销了这项操作',
    tooLate: '已超过十分钟，不能再撤销',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    undo: typeof messages
  }
}
