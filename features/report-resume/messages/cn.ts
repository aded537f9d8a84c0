export const messages = {
  tabTitle: '简历',
  subTabs: '简历内容',
  original: '原始简历',
  standard: '标准简历',
  form: '应聘登记表',
  hidden: '匿名候选人的简历不展示',
  hiddenText: '姓名、联系方式和简历已隐藏。',
  noOriginal: '暂无原始简历',
  parsing: '简历解析中',
  noPreview: '此格式暂不支持预览',
  noPreviewText: '请下载原件查看。',
  download: '下载原件',
  imageOf: '{name} 的原始简历',
  documentOf: '原始简历：{name}',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoom: '{percent, number}%',
  failed: '简历暂时无法显示，其余内容不受影响。',
  noStandard: '暂无标准简历',
  noStandardText: '简历解析完成后，这里会显示整理后的内容。',
  baseInfo: '基本信息',
  eduExperience: '教育经历',
  workExperience: '工作经历',
  projectExperience: '项目经历',
  attachments: '附件',
  noForm: '候选人未填写登记表',
  otherGroup: '其他信息',
  submittedAt: '提交于 {time}',
  notFilled: '未填写',
  degree: '学历',
  major: '专业',
  jobTitle: '职位',
  description: '描述',
  noAddress: '没有可显示的简历，请从报告中重新打开。',
}

declare module '@candor/messages/words' {
  interface Words {
    'report-resume': typeof messages
  }
}
