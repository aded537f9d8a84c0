export const messages = {
  refusal: {
    unknownRemark: '这条备注已不存在，或不是你写的',
    changedMeanwhile: '这条备注已被更改。请查看当前内容后再改',
    empty: '请输入备注',
    changedOften: '一条备注最多修改 {most} 次',
  },
  timeline: {
    remarked: '<b>{who}</b>写了备注',
    mentioned: '<b>{who}</b>在备注中提到了<b>你</b>',
  },
  saved: '备注已保存',
  empty: '请输入备注',
  edit: '编辑',
  delete: '删除',
  save: '保存',
  saving: '正在保存…',
  cancel: '取消',
  field: '备注',
  edited: '已编辑',
  former: '以前的内容',
  formerOf: '直到 {time}',
  formerFailed: '以前的内容未能载入',
  changed: '备注已修改，以前的内容保留在记录中',
}

declare module '@candor/messages/words' {
  interface Words {
    remarks: typeof messages
  }
}
