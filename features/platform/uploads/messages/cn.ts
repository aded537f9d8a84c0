export const messages = {
  choose: '选择文件',
  drop: '或拖放到此处',
  limits: '支持 docx、doc、pdf、txt，不超过 50M，仅限一个文件',
  sending: '正在上传 {name}',
  percent: '{percent, number}%',
  cancel: '取消上传',
  done: '已上传 {name}',
  remove: '移除文件 {name}',
  removeShort: '移除',
  moreThanOne: '只能上传一个文件',
  fileType: '仅支持 docx、doc、pdf、txt',
  fileTooLarge: '文件不能超过 50M',
  empty: '文件是空的',
  failed: '上传失败',
  failedBecause: '上传失败：{reason}',
  refusal: {
    noFile: '请选择文件',
    fileType: '仅支持 docx、doc、pdf、txt',
    otherContent: '文件内容与扩展名不符；txt 请使用 UTF-8、UTF-16 或 GB18030 编码',
    empty: '文件是空的',
    tooMany: '上传的文件过多，请在 {minutes, number} 分钟后再试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    uploads: typeof messages
  }
}
