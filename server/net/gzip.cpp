#include "server/net/gzip.h"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

#include "engine/base/check.h"

namespace wagonaut::server {

namespace {

namespace zlib = boost::beast::zlib;

constexpr int kBestLevel = 9, kLargestWindow = 15, kMemory = 9;

void append_little_endian(std::string& out, std::uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8) out += char(value >> shift & 0xFF);
}

std::string deflated(std::string_view bytes) {
  zlib::deflate_stream packer;
  packer.reset(kBestLevel, kLargestWindow, kMemory, zlib::Strategy::normal);
  std::string out(packer.upper_bound(bytes.size()) + 64, '\0');
  zlib::z_params piece;
  piece.next_in = bytes.data();
  piece.avail_in = bytes.size();
  piece.next_out = out.data();
  piece.avail_out = out.size();
  boost::system::error_code fault;
  packer.write(piece, zlib::Flush::finish, fault);
  CHECK(fault == zlib::error::end_of_stream);  // there was room enough
  out.resize(piece.total_out);
  return out;
}

}  // namespace

std::string gzip(std::string_view bytes) {
  // RFC 1952: deflate, no flags, no time, best compression, no system.
  std::string out("\x1f\x8b\x08\0\0\0\0\0\x02\xff", 10);
  out += deflated(bytes);
  boost::crc_32_type sum;
  sum.process_bytes(bytes.data(), bytes.size());
  append_little_endian(out, sum.checksum());
  append_little_endian(out, std::uint32_t(bytes.size()));
  return out;
}

}  // namespace wagonaut::server
