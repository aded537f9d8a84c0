export const messages = {
  refusal: {
    tooManyForms: '一家公司最多有 {most, number} 份评估表',
    notADraft: '这个版本已不是草稿，请重新打开评估表',
    changedMeanwhile: '草稿已由 {name} 在别处修改，这里的改动没有保存',
    idTwice: '两项内容用了同一个编号',
    draftOpen: '这份评估表已有草稿，请继续编辑那一份',
    formEnded: '评估表已停用，请先重新启用',
    notComplete: '草稿还不完整，不能发布',
    noForm: '找不到这份评估表',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'assessment-forms': typeof messages
  }
}
