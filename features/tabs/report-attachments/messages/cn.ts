export const messages = {
  tabTitle: '附件',
  attachments: '附件',
  count: '{files, number} 个文件，{links, number} 个链接',
  none: '暂无附件',
  noneText: '候选人的文件和链接会显示在这里。',
  hidden: '匿名候选人的附件不展示',
  hiddenText: '文件可能写有姓名和联系方式，因此已隐藏。',
  failed: '附件未能载入，页面其余部分不受影响。',
  files: '文件',
  links: '链接',
  background: '背景调查',
  backgroundFilled: '已填写',
  backgroundOpen: '尚未填写',
  backgroundNone: '暂无背景调查',
  backgroundNoneText: '背景调查完成后，结果会显示在这里。',
  backgroundFailed: '背景调查未能载入，页面其余部分不受影响。',
  backgroundOpenText: '背景调查尚未填写，下面各项还没有结论。',
  referencesChecked: '已核实证明人',
  fraudRecord: '有欺诈记录',
  disciplinaryRecord: '纪律处分查询有记录',
  yes: '是',
  no: '否',
  openAnswer: '尚无结论',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-attachments': typeof messages
  }
}
