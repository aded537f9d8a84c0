export const messages = {
  refusal: {
    noPreview: '此格式暂不支持预览，请下载原件查看',
    unreadable: '文件已损坏或有密码保护，无法预览',
    empty: '文件没有内容',
    tooLarge: '文件过大，无法预览，请下载原件查看',
    tooSlow: '文件转换超时，请下载原件查看',
    busy: '正在转换的文件较多，请稍后再试',
  },
  pdf: {
    title: 'PDF 文档',
    zoomIn: '放大',
    zoomOut: '缩小',
    page: '页码',
    loading: '加载中',
    protected: '此 PDF 有密码保护，请下载原件查看。',
    broken: '此 PDF 已损坏，无法显示。',
    gone: '链接已过期，请重新打开报告。',
    failed: '此 PDF 暂时无法显示，请稍后再试。',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    documents: typeof messages
  }
}
