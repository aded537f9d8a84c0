export const messages = {
  noVideo: '您的浏览器不支持 video 标签',
  failed: '此视频暂无法播放，请稍后再试',
  network: '此视频暂无法播放，请稍后再试（网络中断或服务器没有响应）',
  missing: '此视频暂无法播放，请稍后再试（文件已不存在，或链接已失效）',
  damaged: '此视频暂无法播放，请稍后再试（文件不完整或已损坏）',
  format:
    '您的浏览器无法播放此视频的格式{codec, select, none {} other {（{codec}）}}，请下载后观看，或换一个浏览器',
  soundAlone: '只有声音：您的浏览器无法显示此视频的画面{codec, select, none {} other {（{codec}）}}。',
  noPicture: '只有声音，没有画面',
  download: '下载视频',
}

declare module '@candor/messages/words' {
  interface Words {
    media: typeof messages
  }
}
