import type * as english from './messages.en.ts'

/** The texts on AI assistants, in Indonesian. */

export const lead: typeof english.lead = (variable) =>
  `Asisten yang mendukung Model Context Protocol (MCP) bisa mencari dan membaca referensi API serta memanggil semua API di development, dengan token Anda dan dalam rate limit Anda. Request-nya ditandai di log request dan tidak dihitung dalam laporan peninjauan. Jalankan asisten dengan token development di environment variable ${variable}. Token berlaku 24 jam; setelah itu, buat token baru.`

export const places: typeof english.places = {
  'claude-code': 'Jalankan ini di proyek Anda. Perintah ini membuat .mcp.json, tanpa token.',
  'claude-desktop':
    'Tambahkan ini ke claude_desktop_config.json, lalu ganti YOUR_TOKEN dengan token Anda. Memerlukan Node.js.',
  cursor: 'Tambahkan ini ke .cursor/mcp.json di proyek Anda.',
  'vs-code': 'Tambahkan ini ke .vscode/mcp.json di proyek Anda. VS Code meminta token saat pertama kali terhubung.',
  codex: 'Tambahkan ini ke ~/.codex/config.toml.',
  'gemini-cli': 'Tambahkan ini ke .gemini/settings.json di proyek Anda.',
}
