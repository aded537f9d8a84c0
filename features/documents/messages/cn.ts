export const messages = {
  refusal: {
    noPreview: '此格式暂不支持预览，请下载原件查看',
    unreadable: '文件已损坏或有密码保护，无法预览',
    empty: '文件没有内容',
    tooLarge: '文件过大，无法预览，请下载原件查看',
    tooSlow: '文件转换超时，请下载原件查看',
    busy: '正在转换的文件较多，请稍后再试',
  },
  page: {
    simplified: '版式已简化：保留了文字、标题、列表、表格和图片，未保留原始排版。',
  },
  lost: {
    chart: '有 {count, number} 个图表未显示。',
    diagram: '有 {count, number} 个示意图未显示。',
    picture: '有 {count, number} 张图片未显示。',
    embedded: '有 {count, number} 个嵌入文件未显示。',
    video: '有 {count, number} 个视频未显示。',
  },
  pdf: {
    title: 'PDF 文档',
    tools: 'PDF 工具栏',
    zoom: '缩放比例',
    zoomIn: '放大',
    zoomOut: '缩小',
    fitWidth: '适合宽度',
    fitPage: '显示整页',
    rotate: '顺时针旋转',
    fullScreen: '全屏',
    page: '第 {page} 页',
    pageNumber: '页码，共 {count} 页',
    find: '查找',
    findHint: '在文档中查找',
    findNext: '下一处',
    findPrevious: '上一处',
    closeFind: '关闭查找',
    notFound: '未找到',
    noText: '扫描件，没有可查找的文字',
    searching: '查找中',
    leadsTo: '与显示的文字不符，实际前往 {place}',
    loading: '加载中',
    pageBroken: '此页无法显示',
    protected: '此 PDF 有密码保护，请下载原件查看。',
    broken: '此 PDF 已损坏，无法显示。',
    gone: '链接已过期，请重新打开报告。',
    failed: '此 PDF 未能载入，请稍后再试。',
  },
  file: {
    kind: {
      image: '图片',
      video: '视频',
      document: '文档',
    },
    open: '查看',
    close: '收起',
    openFile: '查看 {name}',
    closeFile: '收起 {name}',
    download: '下载',
    downloadFile: '下载 {name}',
    documentOf: '文档：{name}',
    opening: '正在打开文档',
    brokenImage: '图片未能载入，请重试或下载后查看。',
    brokenDocument: '文档未能载入，请重试或下载后查看。',
  },
  picture: {
    zoomIn: '放大',
    zoomOut: '缩小',
    zoom: '{percent, number}%',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    documents: typeof messages
  }
}
