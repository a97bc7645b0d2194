#include "server/net/gzip.h"

#include <gtest/gtest.h>

#include <boost/beast/zlib/inflate_stream.hpp>
#include <boost/crc.hpp>

namespace wagonaut::tests::net {

namespace {

namespace zlib = boost::beast::zlib;

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
  std::uint32_t out = 0;
  for (int i = 3; i >= 0; --i) out = out << 8 | std::uint8_t(bytes[at + std::size_t(i)]);
  return out;
}

std::string unpacked(const std::string& packed, std::size_t size) {
  std::string out(size + 1, '\0');
  zlib::inflate_stream stream;
  zlib::z_params piece;
  piece.next_in = packed.data() + 10;
  piece.avail_in = packed.size() - 18;
  piece.next_out = out.data();
  piece.avail_out = out.size();
  boost::system::error_code fault;
  stream.write(piece, zlib::Flush::finish, fault);
  EXPECT_EQ(fault, zlib::error::end_of_stream);
  out.resize(piece.total_out);
  return out;
}

}  // namespace

TEST(Net, PacksBytesThatComeOutAsTheyWere) {
  std::string noise;
  for (unsigned i = 0; i < 100'000; ++i) noise += char(i * 2654435761u >> 24);
  for (const std::string& bytes :
       {std::string(), std::string("a"), std::string(70'000, 'x'), noise}) {
    const std::string packed = server::gzip(bytes);
    ASSERT_GE(packed.size(), 18u);
    EXPECT_EQ(packed.substr(0, 4), std::string("\x1f\x8b\x08\0", 4));
    EXPECT_EQ(unpacked(packed, bytes.size()), bytes);
    boost::crc_32_type sum;
    sum.process_bytes(bytes.data(), bytes.size());
    EXPECT_EQ(number_at(packed, packed.size() - 8), sum.checksum());
    EXPECT_EQ(number_at(packed, packed.size() - 4), bytes.size());
  }
}

}  // namespace wagonaut::tests::net
