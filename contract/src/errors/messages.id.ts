import type { messages as english } from './messages.en.ts'

/** What each error says, in Indonesian. */
export const messages: typeof english = {
  AUTH_MISSING_TOKEN: {
    message: 'Request tidak menyertakan kredensial.',
    cause: 'Header Authorization tidak ada atau kosong.',
    remedy:
      'Kirim Authorization: Bearer dengan token dari POST /auth/generate. POST /auth/generate dan POST /auth/refresh memakai partner key, lewat HTTP Basic atau field auth.',
  },
  AUTH_INVALID_CREDENTIALS: {
    message: 'Kredensial tidak valid.',
    cause:
      'Partner key atau token ini tidak diterbitkan oleh EDIS: salah ketik, terpotong, salah encoding, sudah diganti, atau jenisnya keliru.',
    remedy: 'Salin ulang partner key dari halaman Kredensial API, dan kirim token dari POST /auth/generate.',
  },
  AUTH_TOKEN_EXPIRED: {
    message: 'Token atau sesi telah kedaluwarsa.',
    cause: 'Access token sudah melewati waktu di field expired. Access token berlaku 24 jam.',
    remedy: 'Perbarui dengan POST /auth/refresh atau buat yang baru dengan POST /auth/generate, lalu ulangi request.',
  },
  AUTH_TOKEN_REVOKED: {
    message: 'Token telah dicabut.',
    cause:
      'Token dicabut di portal atau saat kunci dirotasi, refresh token-nya dipakai dua kali, atau token ini yang paling lama tidak dipakai saat ada lebih dari 50 token aktif.',
    remedy: 'Buat token baru dengan POST /auth/generate dan kunci yang berlaku.',
  },
  AUTH_REFRESH_INVALID: {
    message: 'Refresh token tidak valid, kedaluwarsa, atau sudah pernah digunakan.',
    cause:
      'Refresh token hanya bisa dipakai sekali, hingga refresh_expired. Jika dipakai dua kali, semua token yang berasal darinya dicabut.',
    remedy:
      'Buat token baru dengan POST /auth/generate, dan simpan refresh token yang baru setiap kali setelah POST /auth/refresh.',
  },
  AUTH_WRONG_ENVIRONMENT: {
    message: 'Kredensial ini bukan untuk environment host ini.',
    cause: 'Kunci atau token development dikirim ke host production, atau sebaliknya.',
    remedy:
      'Gunakan kredensial untuk host yang Anda panggil. Awalannya memuat dev atau live, dan kredensial kedua environment ada di halaman Kredensial API.',
  },
  AUTH_SECOND_FACTOR_REQUIRED: {
    message: 'Masukkan kode untuk menyelesaikan proses masuk.',
    cause: 'Kata sandi benar, dan akun ini memakai verifikasi dua langkah.',
    remedy:
      'Kirim data.challenge dan kode dari aplikasi authenticator, atau kode pemulihan, ke POST /auth/login/verify dalam 5 menit.',
  },
  AUTH_PARTNER_INACTIVE: {
    message: 'Akun partner ini tidak aktif.',
    cause: 'Akun partner ini ditangguhkan.',
    remedy: 'Hubungi EDIS untuk mengaktifkan kembali akun.',
  },
  AUTH_IP_NOT_ALLOWED: {
    message: 'Request dari alamat IP ini tidak diizinkan.',
    cause:
      'Akun Anda membatasi akses berdasarkan IP di environment ini, dan request datang dari alamat lain. POST /auth/generate dan POST /auth/refresh tidak dibatasi.',
    remedy:
      'Tambahkan alamat IP publik server Anda di halaman IP Whitelist (/ipwhitelist), atau kirim request dari alamat yang diizinkan.',
  },
  AUTH_SCOPE_MISSING: {
    message: 'Kunci ini tidak memiliki scope yang diperlukan.',
    cause: 'Kunci operations API ini dibuat tanpa scope untuk request ini.',
    remedy: 'Buat kunci dengan scope yang diperlukan lewat edis key add, lalu kirim kunci tersebut.',
  },
  AUTH_ROLE_MISSING: {
    message: 'Peran Anda tidak mengizinkan tindakan ini.',
    cause: 'Peran anggota ini di akun partner tidak mencakup tindakan tersebut.',
    remedy: 'Minta pemilik melakukannya, atau mengubah peran Anda di Akun > Anggota.',
  },
  AUTH_FRESH_SIGN_IN_REQUIRED: {
    message: 'Konfirmasi kata sandi Anda untuk melanjutkan.',
    cause: 'Tindakan ini menyangkut keamanan akun, dan Anda masuk ke sesi ini lebih dari 10 menit lalu.',
    remedy: 'Konfirmasi kata sandi lewat POST /auth/confirm, lalu ulangi request.',
  },
  AUTH_SECOND_FACTOR_SETUP_REQUIRED: {
    message: 'Aktifkan verifikasi dua langkah untuk melanjutkan.',
    cause: 'Pemilik mewajibkan verifikasi dua langkah untuk semua anggota, dan anggota ini belum mengaktifkannya.',
    remedy: 'Tambahkan aplikasi authenticator di Akun > Keamanan.',
  },
  AUTH_CROSS_SITE: {
    message: 'Request ini hanya bisa dikirim dari halaman konsol.',
    cause: 'Request berasal dari situs lain, atau tidak memiliki header Edis-Environment.',
    remedy: 'Buka konsol di OPERATIONS_URL, lalu coba lagi dari sana. Untuk program, gunakan kunci operations API.',
  },
  AUTH_KEY_SCOPE_MISSING: {
    message: 'Partner key untuk token ini tidak mengizinkan API ini.',
    cause: 'Scope partner key ini dibatasi.',
    remedy: 'Buat token dengan kunci yang memiliki scope di details.scope, atau scope all.',
  },
  PRODUCTION_KEY_REQUIRED: {
    message: 'Perubahan ini juga berlaku di production dan memerlukan kunci production.',
    cause:
      'Partner memiliki satu akun untuk kedua environment, dan kunci development tidak bisa mengubah apa yang diizinkan di production.',
    remedy: 'Ulangi request dengan kunci production, edis_ops_live_….',
  },
  PRODUCTION_NOT_GRANTED: {
    message: 'Akun ini belum memiliki akses production.',
    cause: 'EDIS memberikan akses production setelah meninjau integrasi Anda di development.',
    remedy: 'Selesaikan pemeriksaan di laporan (Peninjauan API > Laporan), lalu ajukan akses production.',
  },
  NOT_FOUND: {
    message: 'Path atau data tidak ditemukan.',
    cause: 'Path salah ketik, API-nya tidak ada di host ini, atau ID tidak ada di environment ini.',
    remedy: 'Bandingkan path dengan Referensi API, dan gunakan ID dari host yang sama.',
  },
  COURIER_NOT_FOUND: {
    message: 'Kode kurir ini tidak ditemukan.',
    cause: 'Kode kurir salah ketik, atau kurir tidak tersedia lagi.',
    remedy: 'Gunakan courier_code dari GET /expedisi/list.',
  },
  WAREHOUSE_NOT_FOUND: {
    message: 'Tidak ada gudang dengan warehouse_id ini.',
    cause: 'ID salah ketik, berupa kode gudang dan bukan warehouse_id, atau milik environment lain.',
    remedy: 'Gunakan warehouse_id dari GET /warehouse/list di host yang sama.',
  },
  CS_NOT_FOUND: {
    message: 'Tidak ada CS dengan cs_id ini.',
    cause: 'ID salah ketik, atau milik environment lain.',
    remedy: 'Gunakan cs_id dari GET /cs/list di host yang sama, atau buat CS dengan POST /cs/create.',
  },
  ORDER_NOT_FOUND: {
    message: 'Tidak ada pesanan Anda dengan ID atau nomor resi (AWB) ini.',
    cause:
      'order_id, partner_order_id, atau AWB salah ketik, pesanan dikirim ke environment lain, atau pesanan sudah diarsipkan EDIS; dalam hal ini tanggalnya disebutkan di pesan error.',
    remedy: 'Gunakan order_id dari response POST /order/send/v2 atau partner_order_id Anda sendiri, di host yang sama.',
  },
  WEBHOOK_NOT_FOUND: {
    message: 'Tidak ada webhook Anda dengan ID ini.',
    cause: 'Webhook sudah dihapus, atau milik environment lain.',
    remedy: 'Muat ulang halaman Pengaturan Webhook, atau gunakan ID dari POST /webhooks/list di host yang sama.',
  },
  PARTNER_NOT_FOUND: {
    message: 'Tidak ada partner dengan partner_id ini.',
    cause: 'ID salah ketik, atau berupa alamat email.',
    remedy: 'Gunakan partner_id dari GET /partners di operations API.',
  },
  IP_NOT_FOUND: {
    message: 'Tidak ada alamat IP yang diizinkan dengan ID ini.',
    cause: 'Alamat sudah dihapus, atau milik environment lain.',
    remedy: 'Muat ulang halaman IP Whitelist (/ipwhitelist), atau gunakan ID dari POST /ip/list di host yang sama.',
  },
  METHOD_NOT_ALLOWED: {
    message: 'Path ini tidak mendukung metode HTTP tersebut.',
    cause: 'Path ini ada, tetapi tidak mendukung metode tersebut.',
    remedy: 'Gunakan metode di halaman referensinya: GET untuk membaca data, POST untuk mengubah data dan cek ongkir.',
  },
  QUOTE_EXPIRED: {
    message: 'Quote sudah kedaluwarsa atau tidak ditemukan.',
    cause:
      'quote_id mengunci harga selama 30 menit, hingga valid_until. Quote ini sudah kedaluwarsa atau tidak dikenal.',
    remedy: 'Minta quote_id baru lewat POST /rate/v2, atau kirim pesanan tanpa quote untuk memakai harga saat ini.',
  },
  QUOTE_MISMATCH: {
    message: 'Isi pesanan tidak sesuai dengan quote.',
    cause:
      'Nilai yang memengaruhi harga berbeda dari quote, misalnya item, rute, layanan, metode pembayaran, atau asuransi.',
    remedy: 'Kirim nilai yang sama dengan quote, atau minta quote_id untuk nilai yang baru lewat POST /rate/v2.',
  },
  STOCK_INSUFFICIENT: {
    message: 'Stok di gudang tidak mencukupi untuk pesanan ini.',
    cause: 'Jumlahnya melebihi stok SKU ini yang tersedia di gudang.',
    remedy: 'Periksa stock[].available dengan GET /product/list, lalu kurangi qty atau pilih warehouse_id lain.',
  },
  CS_DUPLICATE: {
    message: 'CS dengan data tersebut sudah ada.',
    cause: 'CS Anda yang lain di environment ini sudah memakai nomor telepon atau external_id yang sama.',
    remedy: 'Cari CS tersebut dengan GET /cs/list dan gunakan cs_id-nya, atau kirim data yang berbeda.',
  },
  ORDER_DUPLICATE: {
    message: 'Pesanan dengan partner_order_id ini sudah ada.',
    cause: 'partner_order_id harus unik per partner dan environment, dan sudah dipakai pesanan sebelumnya.',
    remedy:
      'Gunakan order_id di response ini untuk memeriksa pesanan dengan GET /order/track. Untuk membuat pesanan lain, kirim partner_order_id baru.',
  },
  ORDER_NOT_CANCELLABLE: {
    message: 'Pesanan tidak bisa dibatalkan pada status saat ini.',
    cause: 'Kurir sudah menjemput paket, atau pesanan sedang ditahan atau berstatus final.',
    remedy:
      'Periksa statusnya dengan GET /order/track. Jika paket sudah ada di kurir, hubungi EDIS untuk mengatur pengembalian.',
  },
  CANCEL_ALREADY_REQUESTED: {
    message: 'Pembatalan pesanan ini sudah diajukan.',
    cause: 'Pengajuan pembatalan sebelumnya masih menunggu gudang atau kurir.',
    remedy:
      'Tunggu event pesanan berikutnya, atau periksa statusnya dengan GET /order/track. Tidak perlu mengajukan pembatalan lagi.',
  },
  AWB_NOT_READY: {
    message: 'Pesanan ini belum memiliki nomor resi (AWB).',
    cause: 'AWB diberikan saat pesanan mencapai awaiting_pickup.',
    remedy: 'Gunakan order_id atau partner_order_id sampai Anda menerima event order.awaiting_pickup.',
  },
  LABEL_NOT_AVAILABLE: {
    message: 'Pesanan yang dibatalkan atau ditolak tidak memiliki label.',
    cause: 'Pesanan dibatalkan atau ditolak, dan tidak boleh dikirim.',
    remedy: 'Jangan kirim pesanan ini. Jika Anda meminta beberapa label, keluarkan pesanan ini lalu coba lagi.',
  },
  IDEMPOTENCY_CONFLICT: {
    message: 'Idempotency-Key ini sudah digunakan untuk request lain.',
    cause:
      'Satu key berlaku untuk satu request selama 24 jam, dan request ini berbeda dari request pertama dengan key tersebut.',
    remedy:
      'Ulangi request pertama tanpa perubahan untuk mendapatkan response-nya lagi, atau kirim request ini dengan Idempotency-Key baru.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    message: 'Request pertama dengan Idempotency-Key ini masih diproses.',
    cause: 'Retry tiba sebelum request pertama selesai. Tidak ada yang dijalankan dua kali.',
    remedy: 'Tunggu sesuai jumlah detik di Retry-After, lalu kirim request yang sama dengan Idempotency-Key yang sama.',
  },
  CONFIRMATION_REQUIRED: {
    message: 'File ini akan menghapus lebih dari separuh data yang ada. Kirim confirm=true untuk mengimpornya.',
    cause:
      'Lebih dari separuh data yang ada tidak tercantum di file, sehingga file mungkin terpotong. Tidak ada yang diimpor.',
    remedy: 'Pastikan file lengkap, tinjau perubahannya dengan dry_run=true, lalu ulangi request dengan confirm=true.',
  },
  FEED_POSITION_LOST: {
    message: 'Posisi feed ini tidak dikenali database. Mulai lagi tanpa after.',
    cause: 'Database diganti atau dipulihkan dari cadangan setelah posisi ini dikirim.',
    remedy:
      'Panggil GET /orders di operations API tanpa after, simpan ulang setiap pesanan, lalu hapus pesanan yang tidak ada di hasilnya dari salinan Anda.',
  },
  PARTNER_DUPLICATE: {
    message: 'Partner dengan email ini sudah ada.',
    cause: 'Setiap partner memiliki alamat email yang unik, tanpa membedakan huruf besar dan kecil.',
    remedy: 'Gunakan partner di details.partner_id, atau kirim email lain.',
  },
  PRODUCTION_NOT_REQUESTED: {
    message: 'Partner ini tidak memiliki pengajuan akses production yang menunggu keputusan.',
    cause:
      'Partner belum pernah mengajukannya, atau pengajuannya sudah disetujui atau ditolak. Tidak ada yang berubah.',
    remedy:
      'Lihat status partner. Setelah ditolak, partner bisa mengajukan lagi; akses yang sudah diberikan tidak bisa dicabut.',
  },
  WEBHOOK_DUPLICATE: {
    message: 'Webhook dengan event dan URL ini sudah ada.',
    cause: 'Event ini sudah dikirim ke URL tersebut di environment ini.',
    remedy: 'Pakai webhook yang sudah ada di halaman Pengaturan Webhook, atau pilih event atau URL lain.',
  },
  IP_DUPLICATE: {
    message: 'Alamat atau rentang IP ini sudah diizinkan.',
    cause: 'Alamat atau rentang yang sama sudah terdaftar di environment ini, mungkin dengan penulisan lain.',
    remedy: 'Anda tidak perlu melakukan apa pun. Alamat itu ada di halaman IP Whitelist (/ipwhitelist).',
  },
  MEMBER_DUPLICATE: {
    message: 'Alamat email ini sudah menjadi anggota.',
    cause: 'Satu alamat email hanya bisa menjadi satu anggota dari satu partner.',
    remedy: 'Gunakan alamat email lain, atau minta anggota yang ada dihapus lebih dahulu.',
  },
  MEMBER_LAST_OWNER: {
    message: 'Pemilik terakhir tidak bisa dihapus atau diubah perannya.',
    cause: 'Partner selalu memiliki minimal satu pemilik.',
    remedy: 'Jadikan anggota lain sebagai pemilik lebih dahulu.',
  },
  MEMBER_LIMIT_REACHED: {
    message: 'Jumlah anggota dan undangan partner sudah mencapai batas.',
    cause: 'Partner bisa memiliki total 50 anggota dan undangan yang masih terbuka.',
    remedy: 'Hapus anggota yang sudah keluar, atau cabut undangan yang masih terbuka.',
  },
  SECOND_FACTOR_EXISTS: {
    message: 'Aplikasi authenticator sudah disiapkan.',
    cause: 'Anggota hanya memiliki satu aplikasi authenticator.',
    remedy: 'Nonaktifkan yang sekarang lebih dahulu.',
  },
  STAFF_DUPLICATE: {
    message: 'Staf dengan email ini sudah ada.',
    cause: 'Email ini milik staf yang masih memiliki akses.',
    remedy: 'Ubah peran staf tersebut, atau gunakan email lain.',
  },
  STAFF_LAST_ADMIN: {
    message: 'Ini admin terakhir.',
    cause: 'Tanpa admin, tidak ada yang bisa mengelola staf dan kunci di konsol.',
    remedy: 'Jadikan staf lain sebagai admin lebih dahulu.',
  },
  PASSKEY_LIMIT_REACHED: {
    message: 'Jumlah passkey Anda sudah maksimal.',
    cause: 'Satu anggota bisa memiliki hingga 10 passkey.',
    remedy: 'Hapus passkey yang tidak dipakai lagi, lalu tambahkan yang baru.',
  },
  LINK_INVALID: {
    message: 'Tautan ini sudah kedaluwarsa atau sudah digunakan.',
    cause: 'Tautan di email hanya berlaku sekali dan untuk waktu terbatas, dan tautan baru menggantikan yang lama.',
    remedy: 'Minta tautan baru.',
  },
  KEY_DUPLICATE: {
    message: 'Partner key dengan nama ini sudah ada.',
    cause: 'Nama partner key di satu environment harus unik agar Anda tidak salah mencabut kunci.',
    remedy: 'Pilih nama lain, atau cabut kunci yang memakai nama ini.',
  },
  KEY_LIMIT_REACHED: {
    message: 'Jumlah partner key di environment ini sudah maksimal.',
    cause: 'Satu partner bisa memiliki hingga 5 kunci per environment, termasuk kunci pertama.',
    remedy: 'Cabut kunci yang tidak dipakai lagi, lalu buat kunci baru.',
  },
  REQUEST_INVALID: {
    message: 'Format request salah sehingga tidak bisa dibaca.',
    cause: 'Body bukan satu object JSON dalam UTF-8, bersarang terlalu dalam, atau ada header yang formatnya salah.',
    remedy: 'Bandingkan byte yang Anda kirim dengan contoh cURL di halaman referensinya.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    message: 'Request ini wajib menyertakan header Idempotency-Key.',
    cause: 'Tanpa key, retry saat response tidak sampai bisa membuat pesanan kedua.',
    remedy: 'Kirim Idempotency-Key baru, misalnya UUID, untuk setiap pesanan baru, dan key yang sama saat retry.',
  },
  REQUEST_TOO_LARGE: {
    message: 'Ukuran request terlalu besar.',
    cause: 'Ukuran request melebihi batas API ini.',
    remedy:
      'Kirim lebih sedikit data per request: bagi daftar ke beberapa request, dan hilangkan yang tidak diperlukan.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    message: 'Content-Type ini tidak didukung.',
    cause: 'Header Content-Type tidak ada, atau menyebut format yang tidak didukung.',
    remedy:
      'Kirim Content-Type: application/json tanpa Content-Encoding. POST /auth/generate dan POST /auth/refresh juga menerima multipart/form-data.',
  },
  VALIDATION_FAILED: {
    message: 'Satu atau beberapa field tidak valid. Lihat errors untuk rinciannya.',
    cause: 'Setidaknya satu field tidak lolos validasi. Tidak ada yang disimpan.',
    remedy: 'Perbaiki setiap field yang tercantum di errors, lalu kirim ulang request.',
  },
  FIELD_REQUIRED: {
    message: 'Field ini wajib diisi.',
    cause: 'Field tidak ada atau kosong, atau menjadi wajib karena nilai lain, seperti cod_amount pada COD.',
    remedy: 'Kirim field tersebut. Tabel di halaman referensi menunjukkan field mana yang wajib dan kapan.',
  },
  FIELD_UNKNOWN: {
    message: 'Field ini tidak dikenal.',
    cause: 'Nama field salah ketik, berada di object yang salah, atau milik versi lain dari API ini.',
    remedy: 'Ubah nama field atau hapus field tersebut. Pesan error menyarankan nama yang paling mirip, jika ada.',
  },
  FIELD_INVALID: {
    message: 'Nilai ini tidak valid.',
    cause: 'Tipe atau format nilai salah, nilainya di luar rentang, atau bukan salah satu nilai yang diizinkan.',
    remedy: 'Bandingkan nilainya dengan tabel field di halaman referensinya.',
  },
  PHONE_INVALID: {
    message: 'Nomor telepon harus nomor Indonesia yang valid dan diawali 08, 62, atau +62.',
    cause: 'Nomor terlalu pendek atau terlalu panjang, bukan nomor Indonesia, atau memuat karakter lain.',
    remedy:
      'Kirim satu nomor dalam bentuk 08…, 62…, atau +62…. Jika Anda tidak bisa memperbaikinya, tanyakan lagi kepada pelanggan.',
  },
  ADDRESS_TOO_SHORT: {
    message: 'Alamat terlalu singkat untuk ditemukan kurir.',
    cause: 'Jumlah karakter alamat kurang dari minimum.',
    remedy: 'Kirim nama jalan, nomor rumah, RT/RW, dan patokan. Kecamatan dan kode pos memiliki field sendiri.',
  },
  REGION_NOT_FOUND: {
    message: 'Kode wilayah ini tidak ditemukan pada tingkat yang diperlukan.',
    cause:
      'Kode ini bukan kode Kemendagri, atau milik tingkat lain, misalnya kode kota padahal yang diperlukan kode kecamatan.',
    remedy: 'Cari kodenya dengan GET /region. Kode kecamatan berbentuk seperti 31.71.01.',
  },
  POSTAL_REGION_MISMATCH: {
    message: 'Kode pos tidak sesuai dengan kecamatan ini.',
    cause: 'Digit awal kode pos milik provinsi yang berbeda dari kecamatan ini.',
    remedy: 'Tanyakan lagi kode pos kepada pelanggan, atau jangan kirim: rute paket ditentukan oleh kecamatan.',
  },
  WEIGHT_INVALID: {
    message: 'Berat harus berupa bilangan bulat dalam gram dan lebih besar dari nol.',
    cause: 'Berat bernilai nol, negatif, pecahan, atau teks. Sering kali karena keliru memakai kilogram.',
    remedy: 'Kirim gram sebagai integer JSON: 1,2 kg adalah 1200.',
  },
  DIMENSION_INVALID: {
    message: 'Dimensi harus berupa bilangan bulat dalam sentimeter dan berada dalam rentang yang diterima.',
    cause:
      'Panjang, lebar, atau tinggi bernilai nol, negatif, pecahan, berupa teks, atau terlalu besar. Sering kali karena keliru memakai milimeter.',
    remedy: 'Kirim sentimeter sebagai integer JSON, dibulatkan ke atas: 12,5 cm menjadi 13.',
  },
  WEIGHT_OVER_LIMIT: {
    message: 'Berat melebihi batas.',
    cause: 'Berat aktual atau berat volume melebihi batas API atau layanan ini.',
    remedy: 'Bagi kiriman menjadi beberapa pesanan, atau pilih layanan kargo dari GET /expedisi/list.',
  },
  WAREHOUSE_INACTIVE: {
    message: 'Gudang ini tidak aktif.',
    cause: 'Gudang ini ada, tetapi sedang tidak menerima pesanan.',
    remedy: 'Pilih gudang dengan is_active true di GET /warehouse/list.',
  },
  SKU_NOT_FOUND: {
    message: 'Tidak ada produk aktif dengan SKU ini.',
    cause: 'SKU salah ketik, produknya tidak aktif, atau hanya ada di environment lain.',
    remedy: 'Gunakan sku produk aktif dari GET /product/list di host yang sama.',
  },
  SERVICE_NOT_AVAILABLE: {
    message: 'Layanan kurir ini tidak tersedia untuk request ini.',
    cause: 'Kurir tidak memiliki layanan ini, atau layanan tidak mendukung rute, jenis penyerahan, atau asuransi ini.',
    remedy:
      'Panggil POST /rate/v2 untuk melihat layanan yang tersedia bagi kiriman ini, lalu pilih salah satu dari rates.',
  },
  COD_NOT_SUPPORTED: {
    message: 'COD tidak tersedia untuk layanan atau tujuan ini.',
    cause: 'Layanan ini tidak mendukung bayar di tempat (COD), atau tidak mendukungnya di kecamatan tujuan.',
    remedy: 'Kirim PREPAID, atau pilih layanan dari rates di POST /rate/v2 dengan payment_method COD.',
  },
  COD_LIMIT_EXCEEDED: {
    message: 'Nilai COD melebihi batas layanan ini.',
    cause: 'cod_amount lebih besar dari max_cod layanan ini.',
    remedy: 'Pilih layanan dengan max_cod yang lebih tinggi dari GET /expedisi/list, bagi pesanan, atau kirim PREPAID.',
  },
  COD_AMOUNT_TOO_LOW: {
    message: 'Nilai COD tidak mencukupi biaya kiriman ini.',
    cause: 'cod_amount lebih kecil dari cost.total kiriman ini.',
    remedy:
      'Kirim jumlah penuh yang dibayar penerima, dalam rupiah tanpa desimal. Biaya kiriman ada di response POST /rate/v2.',
  },
  INSURANCE_LIMIT_EXCEEDED: {
    message: 'Nilai barang melebihi batas asuransi.',
    cause: 'Asuransi diminta untuk barang yang nilainya melebihi batas layanan ini.',
    remedy:
      'Bagi pesanan, pilih layanan lain, atau kirim insurance false. Pastikan harga ditulis dalam rupiah tanpa desimal.',
  },
  PICKUP_TIME_INVALID: {
    message: 'Paket tidak bisa dijemput (pickup) pada waktu yang diminta.',
    cause: 'Rentang waktunya sudah lewat, berakhir sebelum dimulai, atau di luar jam operasional gudang dan kurir.',
    remedy:
      'Pilih rentang waktu berikutnya berdasarkan timezone, operating_days, dan cut_off_time di GET /warehouse/list, dan sertakan offset UTC.',
  },
  WEBHOOK_URL_INVALID: {
    message: 'Skema atau format URL webhook tidak didukung.',
    cause:
      'URL tidak lengkap atau terlalu panjang, bukan alamat HTTP atau HTTPS, atau memuat username, kata sandi, atau fragment.',
    remedy: 'Kirim URL lengkap seperti https://shop.example/edis/webhook.',
  },
  WEBHOOK_URL_FORBIDDEN: {
    message: 'URL webhook ini tidak diizinkan. Gunakan URL HTTPS publik.',
    cause:
      'Host merupakan atau mengarah ke alamat privat, loopback, atau alamat khusus lainnya, atau URL memakai HTTP di production.',
    remedy: 'Gunakan URL HTTPS yang bisa diakses dari internet. Untuk menguji secara lokal, buka tunnel.',
  },
  EVENT_UNKNOWN: {
    message: 'Event webhook ini tidak ditemukan.',
    cause: 'Nama event salah ketik, atau awalan order. tidak disertakan.',
    remedy: 'Pilih event dari halaman referensi Webhook. Saat Anda membuat webhook, * berarti semua event.',
  },
  ROW_INVALID: {
    message: 'Baris file ini tidak bisa diimpor.',
    cause: 'Ada sel yang kosong atau tidak valid, merujuk ke data yang tidak ada, atau bertentangan dengan baris lain.',
    remedy: 'Perbaiki baris di details.line dan kirim ulang seluruh file. Tidak ada yang diimpor.',
  },
  IP_INVALID: {
    message: 'Alamat IP atau rentang CIDR tidak valid atau tidak bisa diizinkan.',
    cause:
      'Nilai berupa nama host, memuat port, salah ketik, atau merupakan alamat atau rentang yang tidak bisa diizinkan.',
    remedy: 'Kirim satu alamat IPv4 atau IPv6, seperti 203.0.113.7, atau rentang seperti 203.0.113.0/28.',
  },
  PASSWORD_TOO_WEAK: {
    message: 'Kata sandi ini terlalu mudah ditebak.',
    cause:
      'Kata sandi kurang dari 12 karakter, umum atau pernah bocor, atau terdiri dari kata, nama, atau pola yang biasanya dicoba pertama kali.',
    remedy: 'Gunakan minimal 12 karakter: beberapa kata yang tidak berkaitan, atau kata sandi dari password manager.',
  },
  RATE_LIMITED: {
    message: 'Terlalu banyak request. Tunggu sebentar, lalu coba lagi.',
    cause:
      'Jumlah request pada menit ini melebihi batas environment, terlalu banyak kunci salah dikirim untuk satu partner_id, atau lebih dari 100 request menunggu setelah ratusan ditolak.',
    remedy: 'Tunggu sesuai jumlah detik di Retry-After, dan jangan melebihi batas di RateLimit-Policy dan RateLimit.',
  },
  INTERNAL_ERROR: {
    message: 'Terjadi kesalahan di EDIS. Coba lagi nanti.',
    cause: 'Terjadi kesalahan server yang tidak terduga. Request mungkin sudah atau belum dijalankan.',
    remedy:
      'Ulangi request jika hanya membaca data atau memakai Idempotency-Key. Jika mengubah data tanpa key, periksa dulu apakah sudah dijalankan. Jangan ulangi POST /auth/refresh; panggil POST /auth/generate. Jika gagal lagi, kirim request_id ke EDIS.',
  },
  UNAVAILABLE: {
    message: 'Layanan sedang tidak tersedia. Coba beberapa saat lagi.',
    cause: 'Server baru dijalankan, sedang dihentikan, kelebihan beban, atau tidak bisa menghubungi database.',
    remedy:
      'Tunggu sesuai jumlah detik di Retry-After, jika ada, lalu ulangi request dengan Idempotency-Key-nya, jika ada. Jangan ulangi POST /auth/refresh; panggil POST /auth/generate.',
  },
}
