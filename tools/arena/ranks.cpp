#include "tools/arena/ranks.h"

#ifdef WAGONAUT_MPI
#include <mpi.h>

#include <cstdlib>
#include <numeric>
#endif

namespace wagonaut::tools {

Ranks& Ranks::of_process() {
  static Ranks ranks;
  return ranks;
}

#ifdef WAGONAUT_MPI

namespace {

/// Starting MPI takes half a second, which a process by itself need not spend.
bool started_by_mpirun() {
  return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMI_SIZE") != nullptr;
}

}  // namespace

Ranks::Ranks() {
  if (!started_by_mpirun()) return;
  int level = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &count_);
}

Ranks::~Ranks() {
  int begun = 0;
  MPI_Initialized(&begun);
  if (begun != 0) MPI_Finalize();
}

std::vector<std::string> Ranks::share(const std::string& mine) const {
  if (count_ == 1) return {mine};
  const auto n = std::size_t(count_);
  std::vector<int> sizes(n), places(n);
  const int size = int(mine.size());
  MPI_Allgather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, MPI_COMM_WORLD);
  std::exclusive_scan(sizes.begin(), sizes.end(), places.begin(), 0);
  std::string all(std::size_t(places.back() + sizes.back()), '\0');
  MPI_Allgatherv(mine.data(), size, MPI_CHAR, all.data(), sizes.data(), places.data(), MPI_CHAR,
                 MPI_COMM_WORLD);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < n; ++i)
    parts.push_back(all.substr(std::size_t(places[i]), std::size_t(sizes[i])));
  return parts;
}

#else

Ranks::Ranks() = default;
Ranks::~Ranks() = default;

std::vector<std::string> Ranks::share(const std::string& mine) const {
  return {mine};
}

#endif

}  // namespace wagonaut::tools
