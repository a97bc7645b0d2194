#include "bots/search/effort.h"

#include <array>

#include "bots/search/candidates.h"

namespace wagonaut {
namespace {

constexpr std::array kEfforts{
    Named<Effort>{"playouts", &Effort::playouts, 1, 10'000},
    Named<Effort>{"moves", &Effort::moves, 2, kMostCandidates},
    Named<Effort>{"rounds", &Effort::rounds, 1, 6},
    Named<Effort>{"doubt", &Effort::doubt, 0, 40},
    Named<Effort>{"win", &Effort::win, 0, 200},
    Named<Effort>{"keep", &Effort::keep, 1, 20},
    Named<Effort>{"early", &Effort::early, 0, 100},
};

}  // namespace

std::span<const Named<Effort>> named_efforts() {
  return kEfforts;
}

}  // namespace wagonaut
